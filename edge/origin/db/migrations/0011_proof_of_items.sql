DROP INDEX `push_subscriptions_unproven`;--> statement-breakpoint
CREATE INDEX `push_subscriptions_unproven` ON `push_subscriptions` (`created_at`) WHERE nonce is not null;--> statement-breakpoint
ALTER TABLE `push_items` ADD `proof` text DEFAULT 'given' NOT NULL;--> statement-breakpoint
CREATE INDEX `push_items_by_proof` ON `push_items` (`item`,`proof`,`subscription_id`);--> statement-breakpoint
-- drizzle-kit wrote the statements above. The statements below are written by hand.
UPDATE `push_items` SET `proof` = 'awaited' WHERE `subscription_id` IN (SELECT `id` FROM `push_subscriptions` WHERE `nonce` IS NOT NULL);--> statement-breakpoint
CREATE TRIGGER `push_subscriptions_proven` AFTER UPDATE OF `nonce` ON `push_subscriptions` WHEN new.nonce IS NULL BEGIN
	UPDATE push_items SET proof = 'given' WHERE subscription_id = new.id;
END;--> statement-breakpoint
CREATE TRIGGER `push_subscriptions_ended` AFTER DELETE ON `push_subscriptions` BEGIN
	DELETE FROM push_items WHERE subscription_id = old.id;
END;
