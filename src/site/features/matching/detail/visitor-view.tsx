import type { VisitorQuestion } from '#contract/api/matching.ts';
import type { AnswerShown } from '#contract/api/matching-fields.ts';
import { isBuilt } from '#contract/pages.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { formatDate } from '#i18n/format.ts';
import { languageList } from '#i18n/language-list.ts';
import { timeSpan } from '#i18n/time-span.ts';
import { LazyProviderSheet } from '#site/parts/provider/lazy-provider-sheet.tsx';
import { PageLink } from '#site/router/page-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { saidTotals } from '../said-totals.ts';
import { AnswerText } from './answer-text.tsx';
import { LatePhrases } from './late-answer-phrases.tsx';
import { LateDialogs } from './late-dialogs.tsx';
import styles from './matching-detail.module.css';
import { type DialogState, useMatchingDialog } from './matching-dialog.ts';
import { ProviderName } from './provider-head.tsx';
import cards from './visitor-view.module.css';

/** What everybody may read of it: who answered and in which words; prices and dates are the asker's. */
export function VisitorView({ question }: { question: VisitorQuestion }) {
	const t = useTranslations('matching');
	const dialog = useMatchingDialog();
	const { answers, totals, may, area } = question;
	return (
		<>
			<section className={styles.section} aria-labelledby="answers">
				<h2 id="answers">{answers.length === 0 ? t('compare.none') : t('compare.heard', { count: answers.length })}</h2>
				{answers.length > 0 && (
					<p className={styles.small}>
						{totals && `${t('detail.totals', saidTotals(totals))} `}
						{t('detail.visitor')}
					</p>
				)}
				<ul className={cards.answers}>
					{answers.map((answer) => (
						<li key={answer.id}>
							<Answer answer={answer} canReport={may.report} open={dialog.open} />
						</li>
					))}
				</ul>
				{may.report && <ReportQuestion id={question.id} open={dialog.open} />}
			</section>
			<AskToo area={area} />
			<LazyProviderSheet />
			<LateDialogs state={dialog} />
		</>
	);
}

type AnswerProps = { answer: AnswerShown; canReport: boolean; open: DialogState['open'] };

function Answer({ answer, canReport, open }: AnswerProps) {
	const t = useTranslations('matching');
	const spoken = useTranslations('product.language');
	const isLive = useIsLive();
	const { id, provider, answeredAt } = answer;
	const minutes = provider.medianAnswerMinutes;
	return (
		<article className={cards.answer}>
			<ProviderName provider={provider} />
			<AnswerText answer={answer} Phrases={LatePhrases} />
			<p className={cards.facts}>
				<time dateTime={answeredAt}>{formatDate(answeredAt)}</time>
				{provider.languages.length > 0 && (
					<span>
						{t('compare.languages')}: {languageList(provider.languages.map((one) => spoken(one)))}
					</span>
				)}
				<span>
					{t('compare.answerTime')}:{' '}
					{minutes === null ? t('compare.newHere') : t('about', timeSpan(minutes * minuteMs))}
				</span>
				{isLive && canReport && (
					<Button
						variant="link"
						size="sm"
						onClick={() => open({ name: 'report', target: { of: 'answer', id, provider: provider.name } })}
					>
						{t('detail.report')}
						<span className="visually-hidden">: {provider.name}</span>
					</Button>
				)}
			</p>
		</article>
	);
}

/** A question somebody asked is mostly somebody else's too. */
function AskToo({ area }: { area: string }) {
	const t = useTranslations('matching.detail');
	const page = useTranslations('page');
	if (!isBuilt('matchingForm')) return null;
	return (
		<div className={`${styles.section} ${styles.noPrint}`}>
			<Card
				title={t('alike')}
				footer={
					<PageLink page="matchingForm" query={{ area }} className={buttonClass({ variant: 'primary' })}>
						{page('matchingForm.title')}
					</PageLink>
				}
			>
				<p>{t('alikeText')}</p>
			</Card>
		</div>
	);
}

export function ReportQuestion({ id, open }: { id: string; open: DialogState['open'] }) {
	const t = useTranslations('matching.detail');
	if (!useIsLive()) return null;
	return (
		<p className={cards.quietly}>
			<Button variant="link" size="sm" onClick={() => open({ name: 'report', target: { of: 'question', id } })}>
				{t('report')}
			</Button>
		</p>
	);
}
