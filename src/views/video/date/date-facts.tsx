import type { VideoDate } from '#contract/api/video.ts';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useMomentText } from '../use-moment-text.ts';
import styles from './date.module.css';

export function DateFacts({ date }: { date: VideoDate }) {
	const t = useTranslations('video.date');
	const names = useTranslations('video.language');
	return (
		<Card>
			<FactRows
				rows={[
					{ name: t('facts.house'), value: date.provider.name },
					...(date.role === 'member' ? [] : [{ name: t('facts.member'), value: date.member }]),
					...(date.product ? [{ name: t('facts.product'), value: date.product.title }] : []),
					...(date.state === 'requested' ? [{ name: t('facts.wishes'), value: <Times at={date.wishes} /> }] : []),
					...(date.proposals.length > 0 ? [{ name: t('facts.proposals'), value: <Times at={date.proposals} /> }] : []),
					{ name: t('facts.length'), value: t('minutes', { minutes: date.minutes }) },
					{ name: t('facts.language'), value: names(date.language) },
					{ name: t('facts.interpreter'), value: <Interpreter date={date} /> },
					...(date.topic ? [{ name: t('facts.topic'), value: date.topic }] : []),
					...(date.reason ? [{ name: t('facts.reason'), value: date.reason }] : []),
				]}
			/>
		</Card>
	);
}

function Times({ at }: { at: readonly string[] }) {
	const say = useMomentText();
	return (
		<ul className={styles.plain}>
			{at.map((moment) => (
				<li key={moment}>{[say(moment).korean, say(moment).own].filter(Boolean).join(' · ')}</li>
			))}
		</ul>
	);
}

function Interpreter({ date: { interpreter, wantsInterpreter } }: { date: VideoDate }) {
	const t = useTranslations('video.date');
	const states = useTranslations('video.interpreterState');
	if (interpreter) return `${interpreter.name} · ${states(interpreter.state)}`;
	return t(wantsInterpreter ? 'interpreterSoon' : 'interpreterNone');
}
