import type { FaultCode } from '#contract/faults.ts';
import * as saving from '#site/data/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';

export type { Faults } from '#site/data/use-saving.ts';

export function useFaultText(): (code: FaultCode | undefined) => string | undefined {
	const t = useTranslations('error.fault');
	return (code) => (code === undefined ? undefined : t(code));
}

/** A change of my information; what is wrong stands at its field. */
export function useSaving() {
	const t = useTranslations('my');
	return saving.useSaving({ unreachable: t('unreachable'), areFaultsEnough: true });
}
