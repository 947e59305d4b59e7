import { useEffect, useState } from 'react';

/**
 * A chosen picture, decoded. Not by an address of its own: the content security policy lets no blob: in. It comes turned
 * as its EXIF says.
 */
export function useBitmap(source: Blob, onFailure?: () => void): ImageBitmap | undefined {
	const [bitmap, setBitmap] = useState<ImageBitmap>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another picture is decoded again
	useEffect(() => {
		let isAwaited = true;
		let decoded: ImageBitmap | undefined;
		setBitmap(undefined);
		createImageBitmap(source, { imageOrientation: 'from-image' }).then(
			(picture) => {
				decoded = picture;
				if (isAwaited) setBitmap(picture);
				else picture.close();
			},
			() => isAwaited && onFailure?.(),
		);
		return () => {
			isAwaited = false;
			decoded?.close();
		};
	}, [source]);
	return bitmap;
}
