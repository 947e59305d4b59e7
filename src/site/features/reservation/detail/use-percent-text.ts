import { useLocale } from '#site/shell/site-context.tsx';

/** “90%”; in Russian “90 %”, as it is written there. */
export function usePercentText(): (percent: number) => string {
	const space = useLocale() === 'ru' ? '\u00a0' : '';
	return (percent) => `${percent}${space}%`;
}
