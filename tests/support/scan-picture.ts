import jsqr from 'jsqr';
import sharp from 'sharp';

/** What a camera reads in a picture with a QR code. */
export async function scanPicture(picture: Buffer): Promise<string> {
	const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	const read = jsqr.default(new Uint8ClampedArray(data), info.width, info.height);
	if (!read) throw new Error('there is no QR code to be read in the picture');
	return read.data;
}
