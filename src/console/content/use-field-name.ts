import { useContext } from 'react';
import { useTranslations } from '#ui/translations.tsx';
import { EditorWords } from './editor-words.ts';

const named = [
	...(['title', 'summary', 'description', 'included', 'excluded', 'steps', 'meetingPoint', 'goodToKnow'] as const),
	...(['alsoCalled', 'place', 'options', 'pictures', 'hangul', 'latitude', 'longitude', 'fetched', 'region'] as const),
	...(['languages', 'tags', 'won', 'childWon', 'infantWon', 'fromAge', 'holds', 'bags', 'rules', 'percent'] as const),
	...(['reason', 'weekdays', 'times', 'capacity', 'leadHours', 'horizonDays', 'closed', 'minutes'] as const),
	...(['nights', 'stepTimes', 'confirmation', 'cancellation', 'depositFromWon', 'minPersons', 'maxPersons'] as const),
	...(['fastingHours', 'noHeatHours', 'noAlcoholHours', 'noFlightHours', 'stayDays', 'isSedating', 'has'] as const),
	...(['price', 'schedule', 'care', 'texts', 'body', 'topic', 'isPinned', 'endsAt', 'endsOn'] as const),
	...(['touchesFrom', 'touchesTo', 'effectiveOn', 'isAdverse', 'publishedAt'] as const),
] as const;
/** The last word of a path that has a name: `rules.0.percent`, `texts.ru.title`. */
export const lastNamed = <Name extends string>(names: readonly Name[], field: string): Name | undefined =>
	field
		.split('.')
		.reverse()
		.find((word): word is Name => (names as readonly string[]).includes(word));

/** What a field is called. */
export function useFieldName(): (field: string) => string {
	const own = useContext(EditorWords);
	const t = useTranslations('console.product.field');
	if (own) return own.nameOf;
	return (field) => t(lastNamed(named, field) ?? 'other');
}
