/** Whether a room ever wrote: its tables come with its first write. Asking writes nothing. */
export function hasTable(sql: SqlStorage, name: string): boolean {
  const found = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name);
  return found.toArray().length > 0;
}
