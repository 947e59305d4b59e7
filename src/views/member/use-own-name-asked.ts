import { useState } from 'react';
import { asksOwnName } from '#domain/member/asks-own-name.ts';
import { useWordsLocale } from '#ui/translations.tsx';

/** Once there, the field stays while its name is being deleted. */
export function useOwnNameAsked(given: string): boolean {
	const asks = asksOwnName(useWordsLocale(), given);
	const [wasAsked, setWasAsked] = useState(asks);
	if (asks && !wasAsked) setWasAsked(true);
	return asks || wasAsked;
}
