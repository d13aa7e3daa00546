/** Share of devices whose visits are recorded (spec point 9): about 30 %. */
const RECORDED_SHARE = 0.3;

/** Returns whether this device's visits are recorded: the same result for the same id. */
export function isDeviceRecorded(deviceId: string): boolean {
  return deviceId !== '' && hash(deviceId) / 2 ** 32 < RECORDED_SHARE;
}

/** FNV-1a with MurmurHash3's final mix: similar ids get very different hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
