import { splitAddress } from '#i18n/address.ts';
import { useRouter } from '#site/router/router.tsx';

/** Marks a link whose pages below it are being read; the link to the very page marks itself. */
export function useSection(): (...roots: string[]) => { 'aria-current': 'true' } | undefined {
	const { path } = splitAddress(useRouter().location.pathname);
	return (...roots) => (roots.some((root) => path.startsWith(`${root}/`)) ? { 'aria-current': 'true' } : undefined);
}
