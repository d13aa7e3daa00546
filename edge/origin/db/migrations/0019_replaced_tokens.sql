ALTER TABLE `sessions` RENAME COLUMN `previous_hash` TO `replaced_tokens`;
