import { useState } from 'react';
import type { HeldQuestion } from '#contract/api/matching-held.ts';
import { areaOf } from '#domain/area/areas.ts';
import { formatDate } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useRenew } from '../detail/use-renew.ts';
import styles from './my-questions.module.css';

type Props = { questions: readonly HeldQuestion[]; email: string; onDone: (message: string) => void };

/** What was sent before the address was proved: it goes out by itself when it is. */
export function HeldQuestions({ questions, email, onDone }: Props) {
	const t = useTranslations('matching.mine.held');
	if (questions.length === 0) return null;
	return (
		<ul className={styles.list} aria-label={t('label')}>
			{questions.map((question) => (
				<Held key={question.id} question={question} email={email} onDone={onDone} />
			))}
		</ul>
	);
}

function Held({ question, email, onDone }: Omit<Props, 'questions'> & { question: HeldQuestion }) {
	const t = useTranslations('matching.mine.held');
	const areaWords = useTranslations('area');
	const { id, area, title, locale, createdAt, isOutdated } = question;
	const lang = locale === useLocale() ? undefined : locales[locale].tag;
	const callApi = useApi();
	const renew = useRenew();
	const words = useTranslations('matching');
	const { isBusy, failure, save } = useSaving({ textOf: useFailureText(words('asker.unreachable')) });
	const takeBack = async () => {
		if (!(await save(() => callApi('DELETE /api/matching/held/:id', { params: { id } })))) return;
		await renew();
		onDone(t('done'));
	};
	return (
		<li className={styles.row}>
			<div className={styles.what}>
				<p className={styles.facts}>
					<Badge tone={areaOf(area).tone}>{areaWords(`${area}.name`)}</Badge>
					<span>{t('asked', { date: formatDate(createdAt) })}</span>
				</p>
				<h3 className={styles.name} lang={lang}>
					{title}
				</h3>
				<Note tone={isOutdated ? 'bad' : 'warn'}>
					<b>{t(isOutdated ? 'outdated' : 'title')}</b>
					<p>{isOutdated ? t('outdatedText') : t('text', { email })}</p>
				</Note>
			</div>
			<div className={styles.ways}>
				{!isOutdated && <LinkAgain />}
				<PageLink
					page="matchingForm"
					query={{ held: id }}
					className={buttonClass(isOutdated ? {} : { variant: 'link' })}
				>
					{words('asker.moves.edit')}
				</PageLink>
				<Button variant="link" isBusy={isBusy} onClick={() => void takeBack()}>
					{t('back')}
				</Button>
				<FailureNote>{failure}</FailureNote>
			</div>
		</li>
	);
}

function LinkAgain() {
	const t = useTranslations('matching.mine.held');
	const words = useTranslations('matching');
	const callApi = useApi();
	const [isSent, setIsSent] = useState(false);
	const { isBusy, failure, save } = useSaving({ textOf: useFailureText(words('asker.unreachable')) });
	const send = async () => {
		setIsSent(false);
		if (await save(() => callApi('POST /api/email-verifications', {}))) setIsSent(true);
	};
	return (
		<>
			<Button isBusy={isBusy} onClick={() => void send()}>
				{t('again')}
			</Button>
			<span role="status" className={styles.small}>
				{failure ?? (isSent ? t('sent') : '')}
			</span>
		</>
	);
}
