ALTER TABLE `leagues` ADD `logo_uri` text;--> statement-breakpoint
ALTER TABLE `leagues` ADD `rank` integer;--> statement-breakpoint
ALTER TABLE `players` ADD `nation` text;--> statement-breakpoint
ALTER TABLE `players` ADD `logo_uri` text;--> statement-breakpoint
ALTER TABLE `teams` ADD `code` text;--> statement-breakpoint
ALTER TABLE `teams` ADD `nation` text;--> statement-breakpoint
ALTER TABLE `teams` ADD `logo_uri` text;