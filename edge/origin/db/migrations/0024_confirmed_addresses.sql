ALTER TABLE `users` ADD `confirmed_at` integer;--> statement-breakpoint
UPDATE `users` SET `confirmed_at` = `created_at` WHERE `password_hash` IS NOT NULL OR `id` IN (SELECT `user_id` FROM `identities`);
