import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { CurrentFacts } from '#contract/api/site-desk.ts';
import { ApiFailure } from '#contract/client.ts';
import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import { looksAfter } from '#domain/member/access.ts';
import { locales } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { schemaFaults } from '#ui/form/faults.ts';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { useTextLanguage } from '#ui/form/texts.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { ConsoleLink } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { profileKey } from '../../frame/maintenance-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useConsoleLocale, useViewer } from '../../viewer.tsx';
import { type CompanyForm, type FieldName, Languages, Texts, Typed } from './company-fields.tsx';
import { asTextPath, type CompanyValues, factsOf, fieldOf, namedPart, valuesOf } from './company-values.ts';
import { CompanyWay } from './company-way.tsx';
import styles from './site.module.css';

const factsKey = 'GET /api/console/site/profile';
const load = async () => (await import('#contract/api/site-facts.ts')).siteFacts;
type Checks = Awaited<ReturnType<typeof load>>;

/** What the site says of the company behind it (decision 0124). */
export function CompanyPage() {
	const t = useTranslations('console.company');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const [said, setSaid] = useState<string>();
	const query = useQuery({
		queryKey: [factsKey],
		queryFn: () => callApi(factsKey, {}),
		refetchOnMount: 'always',
		// What is typed stays: only who asks for what stands now gets it.
		refetchOnWindowFocus: false,
	});
	return (
		<>
			<PageHead title={pages('company')} text={t('lead')} />
			<Await query={query}>
				{(current) => (
					<FactsForm
						key={current.version}
						current={current}
						onDone={() => setSaid(t('saved'))}
						onReload={() => void query.refetch()}
					/>
				)}
			</Await>
			<Toast message={said} closeLabel={t('close')} onClose={() => setSaid(undefined)} />
		</>
	);
}

const idOf = (field: string) => `company-${field.replaceAll('.', '-')}`;

type FormProps = { current: CurrentFacts; onDone: () => void; onReload: () => void };

function FactsForm({ current, onDone, onReload }: FormProps) {
	const t = useTranslations('console.company');
	const callApi = useApi();
	const client = useQueryClient();
	const { signedIn, dialog } = useSignInAgain();
	const { language, setLanguage, bringUp } = useTextLanguage(useConsoleLocale());
	const form = useForm<CompanyValues, string, Checks>({
		...{ blank: valuesOf(current.facts), load, idOf, fieldOf, textOf: useConsoleFailure(), asksBeforeLeaving: true },
		faultsOf: (values, schema) =>
			Object.fromEntries(
				Object.entries(schemaFaults(schema, factsOf(values))).map(([at, code]) => [fieldOf(at), code]),
			),
		bringUp: (wrong) => {
			bringUp(wrong.map(asTextPath));
			return wrong;
		},
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({
			send: async (values) => {
				const body = { facts: factsOf(values), version: current.version };
				const set = await signedIn(() => callApi('PUT /api/console/site/profile', { body }));
				if (set === undefined) return;
				onDone();
				client.setQueryData([factsKey], set);
				await client.invalidateQueries({ queryKey: [profileKey] });
			},
		});
	};
	const labelOf = (field: string) => {
		if (field === 'takesTransfers') return t('takesTransfers');
		const { part, locale } = namedPart(field);
		const name = t(`field.${part as FieldName}`);
		return locale ? `${name} (${locales[locale].ownName})` : name;
	};
	const given = { form, language, onLanguage: setLanguage };
	return (
		<form className={styles.page} noValidate onSubmit={submit}>
			<FormSummary form={form} title={(count) => t('mend', { count })} labelOf={labelOf} />
			<Company {...given} />
			<Registrations form={form} />
			<Contact form={form} />
			<Transfer {...given} />
			<CompanyWay {...given} />
			<Card title={t('data')}>
				<div className={styles.form}>
					<div className={styles.fields}>
						<Typed form={form} name="eraseAfterDays" hint={t('eraseAfterDaysHint')} inputMode="numeric" maxLength={2} />
					</div>
					<CheckRow
						name="isDemonstration"
						label={t('isDemonstration')}
						description={t('isDemonstrationHint')}
						isChecked={form.values.isDemonstration}
						onChange={(isDemonstration) => form.change({ isDemonstration })}
					/>
				</div>
			</Card>
			{form.failure && (
				<Note tone="bad" isAlert>
					{form.failure}{' '}
					{form.error instanceof ApiFailure && form.error.code === 'changed-since' && (
						<Button size="sm" onClick={onReload}>
							{t('reload')}
						</Button>
					)}
				</Note>
			)}
			<div className={styles.end}>
				<Button type="submit" variant="primary" isBusy={form.isBusy} disabled={!form.isDirty}>
					{t('save')}
				</Button>
				<ConsoleLink to={`${consolePages.texts.path}/introduction`}>{t('writeIntroduction')}</ConsoleLink>
				<a href={pagePath('aboutIntroduction')} target="_blank" rel="noreferrer">
					{t('seeIntroduction')}
				</a>
			</div>
			{dialog}
		</form>
	);
}

/** Names and address, as the reader's language writes them. */
function Company(given: Parameters<typeof Languages>[0]) {
	const t = useTranslations('console.company');
	return (
		<Card title={t('company')}>
			<div className={styles.form}>
				<p className={styles.small}>{t('companyText')}</p>
				<Languages {...given} of={['companyName', 'representative', 'privacyOfficer', 'address', 'mailOrderNumber']}>
					<Texts {...given} name="companyName" maxLength={100} />
					<Texts {...given} name="representative" maxLength={100} />
					<Texts {...given} name="privacyOfficer" maxLength={100} />
					<Texts {...given} name="address" maxLength={200} />
					<Texts {...given} name="mailOrderNumber" hint={t('mailOrderNumberHint')} maxLength={60} />
				</Languages>
			</div>
		</Card>
	);
}

function Registrations({ form }: { form: CompanyForm }) {
	const t = useTranslations('console.company');
	return (
		<Card title={t('registrations')}>
			<div className={styles.fields}>
				<Typed form={form} name="businessNumber" hint={t('businessNumberHint')} inputMode="numeric" maxLength={12} />
				<Typed form={form} name="tourismNumber" maxLength={40} />
				<Typed form={form} name="patientNumber" maxLength={40} />
				<Typed form={form} name="suretyWon" inputMode="numeric" maxLength={13} prefix="₩" />
				<Typed form={form} name="hosting" hint={t('hostingHint')} maxLength={100} />
			</div>
		</Card>
	);
}

function Contact({ form }: { form: CompanyForm }) {
	const t = useTranslations('console.company');
	return (
		<Card title={t('contact')}>
			<div className={styles.fields}>
				<Typed form={form} name="phone" hint={t('phoneHint')} type="tel" maxLength={20} />
				<Typed form={form} name="fax" optionalLabel={t('optional')} type="tel" maxLength={20} />
				<Typed form={form} name="email" hint={t('emailHint')} type="email" maxLength={254} />
			</div>
		</Card>
	);
}

function Transfer(given: Parameters<typeof Languages>[0]) {
	const t = useTranslations('console.company');
	const { form } = given;
	const { id, error } = form.field('takesTransfers');
	const isTheirs = looksAfter(useViewer(), 'money');
	return (
		<Card title={t('transfer')}>
			<div className={styles.form}>
				{!isTheirs && <Note>{t('transferOfMoney')}</Note>}
				<CheckRow
					{...{ id, error }}
					name="takesTransfers"
					label={t('takesTransfers')}
					description={t('takesTransfersHint')}
					isChecked={form.values.takesTransfers}
					onChange={(takesTransfers) => form.change({ takesTransfers })}
				/>
				{form.values.takesTransfers && (
					<>
						<Languages {...given} of={['transfer.bank']}>
							<Texts {...given} name="transfer.bank" maxLength={80} />
						</Languages>
						<div className={styles.fields}>
							<Typed form={form} name="transfer.account" hint={t('accountHint')} inputMode="numeric" maxLength={30} />
							<Typed form={form} name="transfer.holder" maxLength={80} />
							<Typed
								form={form}
								name="transfer.swift"
								optionalLabel={t('optional')}
								hint={t('swiftHint')}
								maxLength={11}
							/>
						</div>
					</>
				)}
			</div>
		</Card>
	);
}
