import type { ReactNode } from 'react';
import { formatDate } from '#i18n/format.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './content.module.css';
import { useCheckName } from './editor-words.ts';
import { type GapAddress, GapLink } from './gap-link.tsx';
import { Plan } from './plan.tsx';
import { Revisions } from './revisions.tsx';
import type { ContentForm } from './use-content-form.ts';

type Props = { form: ContentForm; onTold: (message: string) => void };
type CardProps = Props & {
	gapAddress: GapAddress;
	/** What else can be done with such a thing. */
	more?: ReactNode;
};

/** What is missing before it goes out, the plan for it, and what else can be done with it. */
export function StandingCard({ form, onTold, gapAddress, more }: CardProps) {
	const t = useTranslations('console.product');
	const checkName = useCheckName();
	const { editing } = form;
	// What is there already is one line: what is missing would drown among it.
	const met = editing.checks.filter(({ isMet }) => isMet);
	const lacking = editing.checks.filter(({ isMet }) => !isMet);
	return (
		<Card title={t('before')}>
			{lacking.length > 0 && (
				<ul className={styles.checks}>
					{lacking.map(({ check, isNeeded, words }) => (
						<li key={check} data-needed={isNeeded || undefined}>
							<Icon name={isNeeded ? 'close' : 'info'} />
							<span>
								<GapLink {...{ check, editing, gapAddress }} />
								{words && `: ${words.map((word) => t('word', { word })).join(', ')}`}
								<small>{t(isNeeded ? 'needed' : 'advised')}</small>
							</span>
						</li>
					))}
				</ul>
			)}
			{met.length > 0 && (
				<details>
					<summary className={styles.met}>
						<Icon name="check" />
						{t('met', { count: met.length })}
					</summary>
					<ul className={styles.checks}>
						{met.map(({ check }) => (
							<li key={check} data-met>
								<Icon name="check" />
								<span>{checkName(check)}</span>
							</li>
						))}
					</ul>
				</details>
			)}
			{editing.planFailedAt && <Note tone="bad">{t('planFailed', { date: formatDate(editing.planFailedAt) })}</Note>}
			{/* A text that people agree to has its first day instead. */}
			{editing.kind !== 'page-text' && <Plan form={form} onTold={onTold} />}
			<Revisions form={form} onTold={onTold} />
			{more}
		</Card>
	);
}
