import { createContext, useContext } from 'react';
import type { Editing } from '#contract/api/content.ts';
import { useTranslations } from '#ui/translations.tsx';

type Check = Editing['checks'][number]['check'];

/** Of an editor whose fields and gaps have other names than a product's. */
type OwnWords = { checkName: (check: Check) => string; nameOf: (field: string) => string };

export const EditorWords = createContext<OwnWords | undefined>(undefined);

/** What is missing before it goes out, in words. */
export function useCheckName(): (check: Check) => string {
	const own = useContext(EditorWords);
	const t = useTranslations('console.product.check');
	return own?.checkName ?? ((check) => t(check as 'texts'));
}
