CREATE TABLE `betting_accounts` (
	`account` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`linked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `betting_accounts_by_user` ON `betting_accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `subject`)
);
--> statement-breakpoint
CREATE INDEX `identities_by_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `proofs` (
	`hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `proofs_by_subject` ON `proofs` (`subject`);--> statement-breakpoint
CREATE INDEX `proofs_by_expiry` ON `proofs` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`renewal_hash` text NOT NULL,
	`previous_hash` text,
	`rotated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`email_key` text,
	`phone` text,
	`username` text,
	`username_key` text,
	`status_message` text,
	`avatar_key` text,
	`country_code` text,
	`password_hash` text,
	`unique_hash_key` text NOT NULL,
	`age_verified` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone_unique` ON `users` (`phone`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key_unique` ON `users` (`username_key`);