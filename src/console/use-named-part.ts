import { useEffect } from 'react';

/** An address can name a part of a page, such as its messages: it is there once what it belongs to is. */
export function useNamedPart(): void {
	useEffect(() => {
		const name = window.location.hash.slice(1);
		if (name !== '') document.getElementById(name)?.scrollIntoView();
	}, []);
}
