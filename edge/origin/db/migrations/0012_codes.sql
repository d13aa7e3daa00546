CREATE TABLE `captchas` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`expires` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `captchas_by_expiry` ON `captchas` (`expires`);--> statement-breakpoint
CREATE TABLE `otp_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`purpose` text NOT NULL,
	`target` text NOT NULL,
	`user_id` text,
	`code_hash` text,
	`code_expires` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `otp_requests_by_expiry` ON `otp_requests` (`expires`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`code` text,
	`text` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tries` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tries_by_end` ON `tries` (`until`);