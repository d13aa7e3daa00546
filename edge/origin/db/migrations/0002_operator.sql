CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`match_id` text,
	`body` text NOT NULL,
	`error` text NOT NULL,
	`tries` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`dropped_at` integer
);
--> statement-breakpoint
CREATE INDEX `dead_letters_by_time` ON `dead_letters` (`last_at`);--> statement-breakpoint
CREATE TABLE `operator_runs` (
	`id` integer PRIMARY KEY NOT NULL,
	`run` text NOT NULL,
	`kind` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `matches_by_room` ON `matches` (`state_at`) WHERE state_epoch <> 'retired';--> statement-breakpoint
CREATE INDEX `users_by_deletion` ON `users` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `comment_reports_by_time` ON `comment_reports` (`reported_at`);--> statement-breakpoint
CREATE INDEX `comments_by_withdrawal` ON `comments` (`withdrawn_at`) WHERE withdrawn_at is not null;