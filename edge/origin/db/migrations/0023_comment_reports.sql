CREATE TABLE `comment_reports` (
	`comment_id` text NOT NULL,
	`reporter_hash` text NOT NULL,
	`reported_at` integer NOT NULL,
	PRIMARY KEY(`comment_id`, `reporter_hash`)
);
--> statement-breakpoint
ALTER TABLE `comments` ADD `withdrawn_at` integer;--> statement-breakpoint
CREATE INDEX `comments_by_time` ON `comments` (`created_at`,`id`);