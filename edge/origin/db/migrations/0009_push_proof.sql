CREATE TABLE `waiting_alerts` (
	`id` integer PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `waiting_alerts_by_time` ON `waiting_alerts` (`at`);--> statement-breakpoint
ALTER TABLE `push_subscriptions` ADD `nonce` text;--> statement-breakpoint
ALTER TABLE `push_subscriptions` ADD `failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `push_subscriptions` ADD `failed_on` integer;--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_p256dh` ON `push_subscriptions` (`p256dh`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_unproven` ON `push_subscriptions` (`id`) WHERE nonce is not null;