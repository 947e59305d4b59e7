import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink } from '../address.tsx';
import { PageHead } from '../page-head.tsx';
import styles from './queues.module.css';

type HeadProps = {
	title: string;
	/** The language of the title, where it is somebody's own words. */
	lang?: string | undefined;
	text?: ReactNode;
	/** How it stands. */
	badge: ReactNode;
	listAddress: string;
};

/** What was reported, how it stands, and the way back to the others. */
export function ReportedHead({ title, lang, text, badge, listAddress }: HeadProps) {
	const t = useTranslations('console.reported');
	return (
		<PageHead
			title={title}
			lang={lang}
			above={
				<ConsoleLink to={listAddress} className={styles.back}>
					<Icon name="arrowLeft" />
					{t('back')}
				</ConsoleLink>
			}
			text={text}
			aside={badge}
		/>
	);
}

type Props = HeadProps & {
	/** What was said or shown, with what stands around it. */
	context: ReactNode;
	/** What it is about and whose it is; left out where the context says so. */
	facts?: ReactNode;
	reports: ReactNode;
	/** The form that decides. */
	decision: ReactNode;
};

/** One thing that somebody found wrong: what it is stands wide, beside it who found so and why, and the decision. */
export function ReportedFrame({ context, facts, reports, decision, ...head }: Props) {
	const t = useTranslations('console.reported');
	return (
		<>
			<ReportedHead {...head} />
			<div className={styles.columns}>
				{context}
				<div className={styles.stack}>
					{facts}
					{reports}
					<Card title={t('decision')}>{decision}</Card>
				</div>
			</div>
		</>
	);
}
