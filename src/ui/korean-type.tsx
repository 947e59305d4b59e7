import { useEffect } from 'react';

/** Place beside Korean text: fetches the list of Korean font files, of which the browser then loads what is on screen. */
export function KoreanType() {
	useEffect(() => {
		let stop: (() => void) | undefined;
		let isGone = false;
		void import('./load-korean-type.ts').then(
			({ loadKoreanType }) => {
				if (!isGone) stop = loadKoreanType();
			},
			() => undefined,
		);
		return () => {
			isGone = true;
			stop?.();
		};
	}, []);
	return null;
}
