import { useCallback } from 'react';
import { useRouter } from './router.tsx';

/**
 * Closes what the address lays over a page: by Back, where it was opened on this very page; else the address becomes that
 * of the page alone.
 */
export function useClosing(isOpen: boolean, pageAddress: string): () => void {
	const { location, navigate } = useRouter();
	const { isLaid } = location;
	return useCallback(() => {
		// Closed by Back already.
		if (!isOpen) return;
		if (isLaid) history.back();
		else navigate(pageAddress, { replace: true, keepScroll: true });
	}, [isOpen, isLaid, pageAddress, navigate]);
}
