/**
 * A call of codes or captchas: for a browser that says it is automated it never
 * resolves, and nothing is sent (spec point 7).
 */
export function humanOnly<Value>(call: () => Promise<Value>): Promise<Value> {
  return navigator.webdriver ? new Promise(() => {}) : call();
}
