import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ConsentKind } from '#domain/member/consent.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceCard } from '#ui/choice-card.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { FormStepper } from '#ui/form-stepper.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { PageLink } from '#views/page-link.tsx';
import { FormFailure } from '../form-failure.tsx';
import styles from '../member-form.module.css';
import { NeedsScript } from '../needs-script.tsx';
import { AgreementRow } from './agreement-row.tsx';
import { JoinSummary } from './join-summary.tsx';
import { JoiningClosed } from './joining-closed.tsx';
import type { JoinFormState } from './use-join-form.ts';
import { YouFields } from './you-fields.tsx';

type Props = {
	form: JoinFormState;
	next: string | undefined;
	/** The texts are another noun's: the page brings them. */
	text: (kind: ConsentKind, onClose: () => void) => ReactNode;
	/** What shows them, before the first is shown. */
	prepareText: () => Promise<void>;
	/** The step of a business. */
	business: ReactNode;
	/** Whether one says here what kind of member one becomes. */
	canChooseKind?: boolean;
};

export function JoinForm({ form, next, text, prepareText, business, canChooseKind = false }: Props) {
	const t = useTranslations('member.join');
	const isLive = useIsLive();
	const { reading, read, close, hasFailed } = useReading(prepareText);
	const unread = useTranslations('state')('failureText');
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.goOn();
	};
	const isCooperative = form.values.type === 'cooperative';
	const isBusiness = isCooperative && form.step === 1;
	const isLast = form.step === form.steps.length - 1;
	const hasAccount = (
		<p className={styles.closing}>
			{t('hasAccount')}{' '}
			<PageLink page="login" query={{ next }} className={styles.link}>
				{t('login')}
			</PageLink>
		</p>
	);
	return (
		<>
			<NeedsScript />
			<JoiningClosed />
			<form className={styles.form} method="post" noValidate onSubmit={submit}>
				{/* Who was sent here to go on with something may well be a member. */}
				{form.step === 0 && next && hasAccount}
				{isCooperative && <Steps form={form} />}
				{!isBusiness && <JoinSummary form={form} />}
				{canChooseKind && form.step === 0 && (
					<div className={styles.kinds}>
						<KindChoice form={form} />
					</div>
				)}
				{form.step === 0 && <YouFields form={form} onRead={read} />}
				{isBusiness && business}
				{isLast && <Agreements form={form} onRead={read} />}
				<FormFailure failure={form.failure ?? (hasFailed ? unread : undefined)} />
				<Buttons form={form} isLive={isLive} />
				{form.step === 0 && !next && hasAccount}
			</form>
			{reading && text(reading, close)}
		</>
	);
}

/** The text that is being read, if one is. */
function useReading(prepare: () => Promise<void>) {
	const [reading, setReading] = useState<ConsentKind>();
	const [hasFailed, setHasFailed] = useState(false);
	const read = (kind: ConsentKind) =>
		void prepare().then(
			() => {
				setHasFailed(false);
				setReading(kind);
			},
			() => setHasFailed(true),
		);
	return { reading, read, close: () => setReading(undefined), hasFailed };
}

const pictureOf = (name: string) => ({ src: `/assets/images/art/${name}-160.webp`, width: 160, height: 160 });

function KindChoice({ form }: { form: JoinFormState }) {
	const t = useTranslations('member.join');
	const { type } = form.values;
	return (
		<FieldGroup label={t('kind')} isLabelHidden isRadioGroup layout="cards">
			<ChoiceCard
				name="type"
				value="general"
				title={t('general')}
				text={t('generalText')}
				picture={pictureOf('plane-summer-2')}
				isChecked={type === 'general'}
				onChange={() => form.chooseType('general')}
			/>
			<ChoiceCard
				name="type"
				value="cooperative"
				title={t('cooperative')}
				text={t('cooperativeText')}
				picture={pictureOf('clinic-day-1')}
				isChecked={type === 'cooperative'}
				onChange={() => form.chooseType('cooperative')}
			/>
		</FieldGroup>
	);
}

/** A new step takes the focus to where it begins. */
function Steps({ form }: { form: JoinFormState }) {
	const t = useTranslations('member.step');
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
			<FormStepper
				label={t('label')}
				steps={[t('you'), t('business'), t('agreements')]}
				current={form.step}
				doneLabel={t('done')}
			/>
		</div>
	);
}

type ReadProps = { form: JoinFormState; onRead: (kind: ConsentKind) => void };

function Agreements({ form, onRead }: ReadProps) {
	const t = useTranslations('member.join');
	const kinds = ['privacy', 'terms', 'news'] as const;
	return (
		<FieldGroup label={t('agreements')}>
			{kinds.map((kind) => (
				<AgreementRow key={kind} form={form} kind={kind} onRead={() => onRead(kind)} />
			))}
		</FieldGroup>
	);
}

function Buttons({ form, isLive }: { form: JoinFormState; isLive: boolean }) {
	const t = useTranslations('member.join');
	const step = useTranslations('member.step');
	const type = isLive ? 'submit' : 'button';
	if (form.values.type === 'general')
		return (
			<Button type={type} variant="primary" size="lg" isFull isBusy={form.isBusy}>
				{t('submit')}
			</Button>
		);
	const onwards = [step('toBusiness'), step('toAgreements'), t('submit')];
	const before = [undefined, step('you'), step('business')][form.step];
	return (
		<div className={styles.steps}>
			{before ? (
				<Button variant="quiet" onClick={form.goBack}>
					<Icon name="arrowLeft" />
					{step('back', { step: before })}
				</Button>
			) : (
				<span />
			)}
			<Button type={type} variant="primary" size="lg" isBusy={form.isBusy}>
				{onwards[form.step]}
			</Button>
		</div>
	);
}
