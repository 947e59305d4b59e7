import type { FaultCode } from '#contract/faults.ts';
import { useTranslations } from '../translations.tsx';

/** What is wrong with a field, in words. */
export function useFaultText(): (code: FaultCode | undefined) => string | undefined {
	const t = useTranslations('error.fault');
	return (code) => code && t(code);
}
