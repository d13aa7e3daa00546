CREATE TABLE `comment_totals` (
	`news_id` text PRIMARY KEY NOT NULL,
	`total` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `comments_by_news`;--> statement-breakpoint
CREATE INDEX `comments_by_news` ON `comments` (`news_id`,`withdrawn_at`,`created_at`,`id`);--> statement-breakpoint
-- drizzle-kit wrote the statements above. The statements below are written by hand.
INSERT INTO `comment_totals` SELECT `news_id`, count(*) FROM `comments` WHERE `withdrawn_at` IS NULL GROUP BY `news_id`;--> statement-breakpoint
CREATE TRIGGER `comments_inserted_total` AFTER INSERT ON `comments` WHEN new.withdrawn_at IS NULL BEGIN
	INSERT INTO comment_totals(news_id, total) VALUES (new.news_id, 1)
	ON CONFLICT (news_id) DO UPDATE SET total = total + 1;
END;--> statement-breakpoint
CREATE TRIGGER `comments_kept_total` AFTER UPDATE ON `comments` WHEN old.withdrawn_at IS NOT NULL AND new.withdrawn_at IS NULL BEGIN
	INSERT INTO comment_totals(news_id, total) VALUES (new.news_id, 1)
	ON CONFLICT (news_id) DO UPDATE SET total = total + 1;
END;--> statement-breakpoint
CREATE TRIGGER `comments_withdrawn_total` AFTER UPDATE ON `comments` WHEN old.withdrawn_at IS NULL AND new.withdrawn_at IS NOT NULL BEGIN
	UPDATE comment_totals SET total = total - 1 WHERE news_id = old.news_id;
	DELETE FROM comment_totals WHERE news_id = old.news_id AND total = 0;
END;--> statement-breakpoint
CREATE TRIGGER `comments_deleted_total` AFTER DELETE ON `comments` WHEN old.withdrawn_at IS NULL BEGIN
	UPDATE comment_totals SET total = total - 1 WHERE news_id = old.news_id;
	DELETE FROM comment_totals WHERE news_id = old.news_id AND total = 0;
END;
