import { useState } from 'react';
import type { Me } from '#contract/api/member.ts';
import { wishesLength } from '#domain/consultation/consultation.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { PageLink } from '#site/router/page-link.tsx';
import bottom from '#ui/bottom-bar.module.css';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { FormFailure } from '#views/member/form-failure.tsx';
import { useIsVideoOn } from '#views/video/use-is-video-on.ts';
import type { ConsentTexts } from '../consent-texts.ts';
import type { ConsultationConsent, ConsultationOffer } from '../consultation-queries.ts';
import styles from './form.module.css';
import { fieldId } from './form-values.ts';
import { HealthFields } from './health-fields.tsx';
import { PatientFields } from './patient-fields.tsx';
import { type ConsultationFormState, useConsultationForm } from './use-consultation-form.ts';
import { VisitFields } from './visit-fields.tsx';

const formId = 'consultation-form';
const consents: readonly ConsultationConsent[] = ['health', 'provider'];

type Props = {
	me: Me;
	offer: ConsultationOffer;
	/** The texts are another noun's: the page brings them. */
	textQuery: ConsentTexts['query'];
	text: ConsentTexts['sheet'];
};

/** SPEC section 2, “consultation”: what one wishes and a clinic needs to know, and two consents of their own. */
export function FormScreen({ me, offer, textQuery, text }: Props) {
	const t = useTranslations('consultation.form');
	const page = useTranslations('page');
	const [reading, setReading] = useState<ConsultationConsent>();
	const form = useConsultationForm({ me, offer, textQuery });
	const { product, provider, openId } = offer;
	const send = (
		<Button type="submit" form={formId} variant="primary" size="lg" isBusy={form.isBusy}>
			{t('send')}
		</Button>
	);
	return (
		<div className={styles.page}>
			<PageLink page="productDetail" params={{ area: product.area, id: product.id }} className={styles.back}>
				<Icon name="arrowLeft" />
				{t('back')}
			</PageLink>
			<h1>{page('consultationForm.title')}</h1>
			<p className={styles.lead}>{t('lead')}</p>
			<div className={styles.columns}>
				<form
					id={formId}
					className={styles.form}
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						void form.send();
					}}
				>
					{openId && <OpenNote productId={product.id} openId={openId} />}
					<FormSummary form={form} title={(count) => t('summary', { count })} labelOf={useLabels()} />
					<PatientFields form={form} me={me} />
					<Card title={t('what')}>
						<TextArea
							{...form.field('wishes')}
							label={t('wishes')}
							hint={t('wishesHint')}
							maxLength={wishesLength.most}
							rows={5}
						/>
					</Card>
					<HealthFields form={form} />
					<VisitFields form={form} />
					<Consents form={form} provider={provider} onRead={setReading} />
					<FormFailure failure={form.failure} />
					<div className={styles.foot}>
						<p>
							<Icon name="lock" />
							{t('kept')}
						</p>
						<span className={styles.wideSend}>{send}</span>
					</div>
				</form>
				<Side offer={offer} />
			</div>
			<div className={bottom.bar} data-bottom-bar>
				<span className={styles.barText}>{provider.name}</span>
				{send}
			</div>
			{reading && text(reading, () => setReading(undefined))}
		</div>
	);
}

function OpenNote({ productId, openId }: { productId: string; openId: string }) {
	const t = useTranslations('consultation.form');
	return (
		<Note>
			{t('openTitle')}{' '}
			<PageLink page="consultationForm" params={{ id: productId }} query={{ request: openId }}>
				{t('openLink')}
			</PageLink>
		</Note>
	);
}

/** What a field is called in the summary. */
function useLabels() {
	const t = useTranslations('consultation.form');
	const words = useTranslations('consultation');
	return (field: string): string => {
		const [part, name] = field.split('.');
		if (part === 'patient' && name === 'birthOn') return t('birth');
		if (part === 'patient') return t(name === 'firstName' || name === 'lastName' ? name : 'gender');
		if (part === 'answers') return words(`ask.${name as 'medicines'}.label`);
		if (part === 'days') return t('day', { number: Number(name ?? 0) + 1 });
		if (part === 'health' || part === 'provider') return t('consents');
		return t(part === 'fileIds' ? 'files' : 'wishes');
	};
}

type ConsentProps = {
	form: ConsultationFormState;
	provider: ConsultationOffer['provider'];
	onRead: (consent: ConsultationConsent) => void;
};

function Consents({ form, provider: { name: provider, isRunByAgency }, onRead }: ConsentProps) {
	const t = useTranslations('consultation.form');
	/** Whoever reads it is named: the agency too, where it runs the clinic's desk. */
	const who = { isRunByAgency: isRunByAgency ? 'yes' : 'no', provider };
	return (
		<Card title={t('consents')}>
			<div className={styles.consents}>
				{consents.map((consent) => (
					<CheckRow
						key={consent}
						id={fieldId(consent)}
						name={consent}
						label={t(`consent.${consent}`, who)}
						description={t(`consentHint.${consent}`, who)}
						error={form.errorOf(consent)}
						isChecked={form.values[consent]}
						action={
							<Button variant="link" onClick={() => onRead(consent)}>
								{t('read')}
								<span className="visually-hidden">{t(`consent.${consent}`, who)}</span>
							</Button>
						}
						onChange={(isTicked) => form.set(consent, isTicked)}
					/>
				))}
			</div>
		</Card>
	);
}

/** With whom, about what, and the other way to ask. */
function Side({ offer: { product, provider } }: { offer: ConsultationOffer }) {
	const t = useTranslations('consultation.form');
	const isVideoOn = useIsVideoOn();
	return (
		<aside className={styles.side}>
			<h2>{product.title}</h2>
			<p className={styles.hint}>{provider.name}</p>
			<p className={styles.price}>{t('from', { price: formatWon(product.fromWon) })}</p>
			{provider.patientNumber && provider.patientNumberUntil && (
				<p className={styles.hint}>
					<Icon name="shield" />
					{t('registration', { number: provider.patientNumber, date: formatDate(provider.patientNumberUntil) })}
				</p>
			)}
			{isVideoOn && (
				<div className={styles.video}>
					<p>{t('video')}</p>
					<PageLink
						page="videoConsultation"
						query={{ product: product.id }}
						className={buttonClass({ variant: 'outline', isFull: true })}
					>
						<Icon name="video" />
						{t('videoLink')}
					</PageLink>
				</div>
			)}
		</aside>
	);
}
