import type { QuestionState } from '#domain/matching/question.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './beads.module.css';
import { type Bead, beadsOf } from './beads-of.ts';

type Props = { status: QuestionState } & Parameters<typeof beadsOf>[1];

/** How far a question has come; on phones only the present word is written out. */
export function Beads({ status, ...passed }: Props) {
	const t = useTranslations('matching.detail');
	return (
		<ol className={styles.beads} aria-label={t('progress')}>
			{beadsOf(status, passed).map(({ step, state }) => (
				<li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
					<Sign state={state} />
					<span className={styles.word}>{t(`step.${step}`)}</span>
					{state === 'done' && <span className="visually-hidden">{t('done')}</span>}
				</li>
			))}
		</ol>
	);
}

const Sign = ({ state }: Pick<Bead, 'state'>) => (
	<span className={styles.bead}>{state === 'done' && <Icon name="check" />}</span>
);
