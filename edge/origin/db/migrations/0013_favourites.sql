CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`news_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `comments_by_news` ON `comments` (`news_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `comments_by_user` ON `comments` (`user_id`);--> statement-breakpoint
CREATE TABLE `favourites` (
	`user_id` text NOT NULL,
	`type` integer NOT NULL,
	`item_id` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `type`, `item_id`)
);
