/**
 * Makes a call for codes or captchas. In a browser that declares itself automated, sends nothing
 * and never resolves (spec point 7).
 */
export function humanOnly<Value>(call: () => Promise<Value>): Promise<Value> {
  return navigator.webdriver ? new Promise(() => {}) : call();
}
