import { useRouter } from '#site/router/router.tsx';
import { usePage } from '#site/use-page.ts';
import { stepIds } from './form-values.ts';

/** `?step=2` is the second one; undefined where the address leaves it to the form. */
export function stepIn(search: URLSearchParams): number | undefined {
	const at = Number(search.get('step') ?? '0') - 1;
	return Number.isInteger(at) && at >= 0 && at < stepIds.length ? at : undefined;
}

/** The address of a step one went to. Always by its number: where the form begins may be another step after a reload. */
export function stepSearch(search: string, step: number): string {
	const next = new URLSearchParams(search);
	next.set('step', String(step + 1));
	return `?${next.toString().replaceAll('%3A', ':')}`;
}

/** The step stands in the address, so that Back leads to the one before. Without a date there is only the first. */
export function useSteps({ hasOrder, begin }: { hasOrder: boolean; begin: number }) {
	const { search } = usePage();
	const { location, navigate } = useRouter();
	const step = hasOrder ? (stepIn(search) ?? begin) : 0;
	return {
		step,
		goTo: (next: number) => {
			if (next === (stepIn(search) ?? begin)) return;
			navigate(location.pathname + stepSearch(location.search, next), { keepScroll: true });
		},
	};
}
