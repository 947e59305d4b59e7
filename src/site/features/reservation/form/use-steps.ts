import { useRouter } from '#site/router/router.tsx';
import { usePage } from '#site/use-page.ts';
import { stepIds } from './form-values.ts';

/** `?step=2` is the second one. */
export function stepIn(search: URLSearchParams): number {
	const at = Number(search.get('step') ?? '1') - 1;
	return Number.isInteger(at) && at > 0 && at < stepIds.length ? at : 0;
}

/** The address of a step; the first one needs no number. */
export function stepSearch(search: string, step: number): string {
	const next = new URLSearchParams(search);
	if (step === 0) next.delete('step');
	else next.set('step', String(step + 1));
	const text = next.toString().replaceAll('%3A', ':');
	return text === '' ? '' : `?${text}`;
}

/** The step stands in the address, so that Back leads to the one before. Without a date there is only the first. */
export function useSteps(hasOrder: boolean) {
	const { search } = usePage();
	const { location, navigate } = useRouter();
	return {
		step: hasOrder ? stepIn(search) : 0,
		goTo: (step: number) => {
			if (step === stepIn(search)) return;
			navigate(location.pathname + stepSearch(location.search, step), { keepScroll: true });
		},
	};
}
