import { useRouter } from '#site/router/router.tsx';

/** Marks a link whose pages below it are being read; the link to the very page marks itself. */
export function useSection(): (...roots: string[]) => { 'aria-current': 'true' } | undefined {
	const { path } = useRouter().here;
	return (...roots) => (roots.some((root) => path.startsWith(`${root}/`)) ? { 'aria-current': 'true' } : undefined);
}
