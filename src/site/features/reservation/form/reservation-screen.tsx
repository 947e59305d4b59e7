import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { healthOf } from '#i18n/area-words.ts';
import { AtHand } from '#site/data/at-hand.tsx';
import { NoOwnLanguage } from '#site/parts/booking/no-own-language.tsx';
import { soughtQuery } from '#site/parts/booking/sought.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { FormStepper } from '#ui/form-stepper.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { reservationQuery } from '#views/booking/choice.ts';
import { CheckStep } from './check-step.tsx';
import { FaultSummary } from './fault-summary.tsx';
import { FormBar, FormButtons, formId } from './form-buttons.tsx';
import { FormFailure } from './form-failure.tsx';
import { consentsAsked, type FormConsent, stepIds } from './form-values.ts';
import { GuestStep } from './guest-step.tsx';
import { OrderStep } from './order-step.tsx';
import styles from './reservation-form.module.css';
import { SummaryCard } from './summary-card.tsx';
import { type FormGiven, type ReservationFormState, useReservationForm } from './use-reservation-form.ts';
import { useSending } from './use-sending.ts';

type Props = FormGiven & {
	/** The texts are another noun's: the page brings them. */
	text: (consent: FormConsent, onClose: () => void) => ReactNode;
};

/** One form for every kind of product, in three steps: when and how many, who, and all of it once more. */
export function ReservationScreen({ text, ...given }: Props) {
	const t = useTranslations('reservation.form');
	const form = useReservationForm(given);
	const { textQuery } = given;
	const submit = useSending(form, textQuery);
	const [reading, setReading] = useState<FormConsent>();
	const send = (event: FormEvent) => {
		event.preventDefault();
		void submit();
	};
	const { area, id } = form.product;
	return (
		<div className={styles.page}>
			<PageLink
				page="productDetail"
				params={{ area, id }}
				query={{ ...soughtQuery(form.sought), ...backQuery(form) }}
				className={styles.back}
			>
				<Icon name="arrowLeft" />
				{t('back')}
			</PageLink>
			<h1 className={styles.title}>{t('title', { health: healthOf(area) })}</h1>
			<Steps form={form} />
			<noscript>
				<Note tone="warn">{t('needsScript')}</Note>
			</noscript>
			<div className={styles.columns}>
				<form id={formId} className={styles.form} method="post" noValidate onSubmit={send}>
					<FaultSummary form={form} />
					<FormFailure form={form} />
					<NoOwnLanguage product={form.product} wished={form.values.needs.interpreter} />
					<div>
						{form.step === 0 && <OrderStep form={form} />}
						{form.step === 1 && <GuestStep form={form} />}
						{form.step === 2 && <CheckStep form={form} onRead={setReading} />}
					</div>
					<FormButtons form={form} />
				</form>
				<SummaryCard form={form} />
			</div>
			<FormBar form={form} />
			{consentsAsked(form.values, form.product.area).map((consent) => (
				<AtHand key={consent} query={textQuery(consent)} />
			))}
			{reading && text(reading, () => setReading(undefined))}
		</div>
	);
}

/** What is chosen here is chosen there too. */
const backQuery = ({ booking: { choice, bounds } }: ReservationFormState) => reservationQuery(choice, bounds);

/** A new step takes the focus to where it begins. */
function Steps({ form }: { form: ReservationFormState }) {
	const t = useTranslations('reservation.form.step');
	const element = useRef<HTMLDivElement>(null);
	const seen = useRef(form.step);
	useEffect(() => {
		if (seen.current === form.step) return;
		seen.current = form.step;
		if (form.wrong.length > 0) return;
		element.current?.focus({ preventScroll: true });
		element.current?.scrollIntoView({ block: 'start' });
	}, [form.step, form.wrong.length]);
	return (
		<div ref={element} className={styles.stepper} tabIndex={-1}>
			<FormStepper label={t('label')} steps={stepIds.map((id) => t(id))} current={form.step} doneLabel={t('done')} />
		</div>
	);
}
