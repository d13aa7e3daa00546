/** Side of a picture as it is sent, px: pages show it smaller. */
const SIDE = 512;

/**
 * Returns the middle square of a picture as a JPEG of 512 px at most, without metadata; null if the browser
 * cannot read it.
 */
export async function smallPicture(file: Blob): Promise<Blob | null> {
  const whole = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!whole || !pen) return null;
  const square = Math.min(whole.width, whole.height);
  const side = Math.min(square, SIDE);
  canvas.width = side;
  canvas.height = side;
  pen.imageSmoothingQuality = 'high';
  // A JPEG shows what one sees through as black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  const [left, top] = [(whole.width - square) / 2, (whole.height - square) / 2];
  pen.drawImage(whole, left, top, square, square, 0, 0, side, side);
  whole.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
