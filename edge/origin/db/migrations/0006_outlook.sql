CREATE TABLE `season_outlooks` (
	`season_id` text PRIMARY KEY NOT NULL,
	`due_at` integer,
	`outlook` text
);
--> statement-breakpoint
CREATE INDEX `season_outlooks_by_due` ON `season_outlooks` (`due_at`);--> statement-breakpoint
-- drizzle-kit wrote the statements above. The statements below are written by hand.
INSERT INTO `season_outlooks` SELECT DISTINCT `season_id`, unixepoch() * 1000, NULL FROM `matches` WHERE `sport_id` = 1 AND `season_id` IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER `matches_inserted_outlook` AFTER INSERT ON `matches` WHEN new.sport_id = 1 AND new.season_id IS NOT NULL BEGIN
	INSERT INTO season_outlooks(season_id, due_at) VALUES (new.season_id, unixepoch() * 1000)
	ON CONFLICT (season_id) DO UPDATE SET due_at = excluded.due_at;
END;--> statement-breakpoint
CREATE TRIGGER `matches_updated_outlook` AFTER UPDATE ON `matches` WHEN new.sport_id = 1 AND new.season_id IS NOT NULL AND (
	(new.season_id, new.home_team_id, new.away_team_id, new.stage, new.group_name)
	IS NOT (old.season_id, old.home_team_id, old.away_team_id, old.stage, old.group_name)
	OR (new.status IN ('Ended', 'Finished', 'Cancelled', 'Abandoned') OR old.status IN ('Ended', 'Finished', 'Cancelled', 'Abandoned'))
	AND (new.status, new.match_status, new.score, new.winner) IS NOT (old.status, old.match_status, old.score, old.winner)
)
BEGIN
	INSERT INTO season_outlooks(season_id, due_at) VALUES (new.season_id, unixepoch() * 1000)
	ON CONFLICT (season_id) DO UPDATE SET due_at = excluded.due_at;
END;
