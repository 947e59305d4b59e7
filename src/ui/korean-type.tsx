import { useEffect } from 'react';

/** Place beside Korean text: fetches the list of Korean font files, of which the browser then loads what is on screen. */
export function KoreanType() {
	useEffect(() => {
		void import('./styles/fonts-korean.css');
	}, []);
	return null;
}
