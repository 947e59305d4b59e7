import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { usePage } from '#site/use-page.ts';
import bottom from '#ui/bottom-bar.module.css';
import { Button, buttonClass } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import styles from './ask.module.css';
import { AskSide } from './ask-side.tsx';
import { type AskConsent, consentsAsked, fieldId } from './ask-values.ts';
import { ContactFields, endId } from './contact-fields.tsx';
import { FileFields } from './file-fields.tsx';
import { NeedFields } from './need-fields.tsx';
import { TopicFields } from './topic-fields.tsx';
import { TripFields } from './trip-fields.tsx';
import { type AskForm, type AskGiven, useAskForm } from './use-ask-form.ts';
import { sendingParam, useSending } from './use-sending.ts';
import { VerifyNote } from './verify-note.tsx';
import { WordsFields } from './words-fields.tsx';

const formId = 'ask-form';

type Props = AskGiven & {
	/** Where the asker is from, in the reader's language; empty where that is not known. */
	country: string;
	/** The texts are another noun's: the page brings them. */
	textQuery: (consent: AskConsent) => { queryKey: readonly unknown[] };
	text: (consent: AskConsent, onClose: () => void) => ReactNode;
};

/** SPEC section 2, “matching inquiry form”: one page, and beside it the question as others will read it. */
export function AskScreen({ country, textQuery, text, ...given }: Props) {
	const t = useTranslations('matching.ask');
	const form = useAskForm(given);
	const client = useQueryClient();
	const submit = useSending(form, async (consent) => {
		const shown = await client.query({ ...textQuery(consent), staleTime: Number.POSITIVE_INFINITY } as never);
		return (shown as { version: string }).version;
	});
	const [reading, setReading] = useState<AskConsent>();
	useComingBack(form);
	const send = (event: FormEvent) => {
		event.preventDefault();
		void submit();
	};
	const as = form.earlier?.as;
	return (
		<div className={styles.page}>
			<PageLink page="matchingList" className={styles.back}>
				<Icon name="arrowLeft" />
				{t('back')}
			</PageLink>
			<h1>{t(isChanged(form) ? 'headingEdit' : 'heading')}</h1>
			<p className={styles.lead}>{t('lead')}</p>
			<noscript>
				<Note tone="warn">{t('needsScript')}</Note>
			</noscript>
			<div className={styles.columns}>
				<form id={formId} className={styles.form} method="post" noValidate onSubmit={send}>
					<Faults form={form} />
					<Failure form={form} />
					<TopicFields form={form} />
					<WordsFields form={form} />
					<TripFields form={form} />
					<NeedFields form={form} />
					<FileFields form={form} />
					<ContactFields form={form} />
					{form.me && as !== 'edited' && <Consents form={form} onRead={setReading} />}
					{form.me && !form.me.isEmailVerified && <VerifyNote me={form.me} />}
					<SendButton form={form} />
				</form>
				<AskSide form={form} country={country} />
			</div>
			<div className={`${bottom.bar} ${styles.bar}`} data-bottom-bar>
				<SendButton form={form} isInBar />
			</div>
			{reading && text(reading, () => setReading(undefined))}
		</div>
	);
}

/** It was sent before, and is that question afterwards. */
const isChanged = ({ earlier }: AskForm): boolean => earlier !== null && earlier.as !== 'again';

/** Who logged in or joined to send it finds the end of the form, where what is left to do stands. */
function useComingBack({ me }: AskForm): void {
	const isBack = usePage().search.has(sendingParam) && me !== null;
	useEffect(() => {
		if (isBack) document.getElementById(endId)?.scrollIntoView({ block: 'start' });
	}, [isBack]);
}

function Faults({ form }: { form: AskForm }) {
	const t = useTranslations('matching.ask');
	const consent = useTranslations('matching.ask.consent');
	const labels: Record<string, string> = {
		area: t('topic'),
		kind: t('kind'),
		title: t('title'),
		contents: t('contents'),
		'wished.from': t('from'),
		'wished.to': t('to'),
		'persons.adult': t('who'),
		'budget.amount': t('budget'),
		'contact.email': t('email'),
		'contact.phone': t('phone'),
		'contact.name': t('messengerName'),
		'agreements.provider': consent('provider'),
		'agreements.health': consent('health'),
	};
	const labelOf = (field: string) => labels[field] ?? (field.startsWith('needs') ? t('needs') : t('heading'));
	return <FormSummary form={form} title={(count) => t('faultCount', { count })} labelOf={labelOf} />;
}

/** What kept the whole form from being sent. */
function Failure({ form }: { form: AskForm }) {
	const t = useTranslations('matching.ask');
	const { failure } = form;
	const spot = useRef<HTMLDivElement>(null);
	const isTold = failure !== undefined;
	// It was sent from the end of a long form.
	useEffect(() => {
		if (isTold) spot.current?.scrollIntoView({ block: 'center' });
	}, [isTold]);
	if (!isTold) return null;
	return (
		<div ref={spot}>
			<Note tone="bad" isAlert>
				<p>{failure}</p>
				{codeOf(form) === 'questions-full' && (
					<PageLink page="myMatches" className={buttonClass({ size: 'sm' })}>
						{t('toMine')}
					</PageLink>
				)}
			</Note>
		</div>
	);
}

const codeOf = ({ failure, error }: AskForm) =>
	failure !== undefined && error instanceof ApiFailure ? error.code : undefined;

/** One tick for one text, none beforehand; each text is one click away. */
function Consents({ form, onRead }: { form: AskForm; onRead: (consent: AskConsent) => void }) {
	const t = useTranslations('matching.ask.consent');
	const { values, errorOf } = form;
	return (
		<section className={styles.section} aria-labelledby="ask-consents">
			<h2 id="ask-consents">{t('title')}</h2>
			<div className={styles.paper}>
				{consentsAsked(values).map((consent) => {
					const field = `agreements.${consent}`;
					return (
						<CheckRow
							key={consent}
							id={fieldId(field)}
							name={field}
							label={t(consent)}
							description={t(`${consent}Text`)}
							error={errorOf(field)}
							isChecked={values.agreements[consent]}
							action={
								<Button variant="link" aria-label={`${t('read')}: ${t(consent)}`} onClick={() => onRead(consent)}>
									{t('read')}
								</Button>
							}
							onChange={(isTicked) => form.set('agreements', { ...values.agreements, [consent]: isTicked })}
						/>
					);
				})}
			</div>
		</section>
	);
}

/** At the end of the form, and on phones in the bar under the thumb. */
function SendButton({ form, isInBar = false }: { form: AskForm; isInBar?: boolean }) {
	const t = useTranslations('matching.ask');
	const isLive = useIsLive();
	const label = isChanged(form) ? t('save') : t(form.me ? 'send' : 'sendAfterJoin');
	return (
		<div className={isInBar ? styles.inBar : styles.send}>
			{!isInBar && <p className={styles.small}>{t(form.me ? 'kept' : 'keptOverLogin')}</p>}
			<Button
				type={isLive ? 'submit' : 'button'}
				form={formId}
				variant="primary"
				size={isInBar ? 'md' : 'lg'}
				isBusy={form.isBusy}
			>
				{label}
			</Button>
		</div>
	);
}
