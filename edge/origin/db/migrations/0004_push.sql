CREATE TABLE `match_alerts` (
	`match_id` text PRIMARY KEY NOT NULL,
	`epoch` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`reported` text NOT NULL,
	`scored_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `match_alerts_by_time` ON `match_alerts` (`at`);--> statement-breakpoint
CREATE TABLE `push_items` (
	`item` text NOT NULL,
	`subscription_id` text NOT NULL,
	`kinds` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`item`, `subscription_id`)
);
--> statement-breakpoint
CREATE INDEX `push_items_by_subscription` ON `push_items` (`subscription_id`);--> statement-breakpoint
CREATE INDEX `push_items_by_time` ON `push_items` (`seen_at`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`vapid_key` text NOT NULL,
	`language` text NOT NULL,
	`site` text NOT NULL,
	`time_zone` text NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	`hides_scores` integer NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_time` ON `push_subscriptions` (`seen_at`);