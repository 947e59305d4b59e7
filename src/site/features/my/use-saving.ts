import type { FaultCode } from '#contract/faults.ts';
import { useTranslations } from '#ui/translations.tsx';
import * as saving from '#views/use-saving.ts';

export type { Faults } from '#views/use-saving.ts';

export function useFaultText(): (code: FaultCode | undefined) => string | undefined {
	const t = useTranslations('error.fault');
	return (code) => (code === undefined ? undefined : t(code));
}

/** A change of my information; what is wrong stands at its field. */
export function useSaving() {
	const t = useTranslations('my');
	return saving.useSaving({ unreachable: t('unreachable'), areFaultsEnough: true });
}
