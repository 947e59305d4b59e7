import { useState } from 'react';
import type { Application } from '#contract/api/partner.ts';
import { healthItems } from '#domain/provider/publicity.ts';
import { formatDate } from '#i18n/format.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import { languageList } from '#i18n/language-list.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { registrationNumberText as numberText } from '#views/business/registration-number-text.ts';
import { useServiceNames } from '#views/business/use-service-names.ts';
import { ConsoleLink } from '../address.tsx';
import { HouseLink } from '../house-link.tsx';
import { PageHead } from '../page-head.tsx';
import { ShownPaper } from '../paper/shown-paper.tsx';
import { HouseAccount } from '../reveal/house-account.tsx';
import { ApplicationChange } from './application-change.tsx';
import { ApplicationChecks } from './application-checks.tsx';
import { ApplicationDecision } from './application-decision.tsx';
import { ApplicationReopening } from './application-reopening.tsx';
import styles from './queues.module.css';
import { useStandName } from './use-stand-name.ts';

type Props = {
	application: Application;
	listAddress: string;
	onDecided: (sentence: string) => void;
	/** It has changed since it was shown. */
	onStale: () => Promise<unknown>;
};

/** One application: its facts, beside them its papers, and the decision. */
export function ApplicationDetail({ application, listAddress, onDecided, onStale }: Props) {
	const t = useTranslations('partner.desk');
	const standName = useStandName();
	return (
		<>
			<PageHead
				title={application.businessName}
				above={
					<ConsoleLink to={listAddress} className={styles.back}>
						<Icon name="arrowLeft" />
						{t('back')}
					</ConsoleLink>
				}
				text={<span lang="ko">{application.businessNameKorean}</span>}
				aside={
					<Badge tone={application.status === 'COOPERATIVE_MEMBER' ? 'ok' : 'warn'}>
						{standName(application.asked ? 'MORE_ASKED' : application.status)}
					</Badge>
				}
			/>
			<div className={styles.halves}>
				<div>
					{application.change && <ApplicationChange application={application} />}
					<Facts application={application} />
					<ApplicationChecks application={application} />
				</div>
				<div>
					<Papers application={application} />
					<Card title={t('decision')}>
						<Asked application={application} />
						{application.status === 'COOPERATIVE_REQ' || application.change ? (
							<ApplicationDecision application={application} onDecided={onDecided} onStale={onStale} />
						) : (
							<>
								<Decided application={application} />
								{application.status === 'COOPERATIVE_REFUSED' && (
									<ApplicationReopening application={application} onReopened={onDecided} />
								)}
							</>
						)}
					</Card>
				</div>
			</div>
		</>
	);
}

/** Approved once, it has a page of its own, whatever it is now. */
const isHouse = ({ status, decisions }: Application): boolean =>
	status === 'COOPERATIVE_MEMBER' || decisions.some(({ decision }) => decision === 'approved');

function Facts({ application }: Pick<Props, 'application'>) {
	const t = useTranslations('partner.desk');
	const business = useTranslations('partner.business');
	const product = useTranslations('product');
	const account = useTranslations('console.account');
	const services = useServiceNames()(application.serviceItems);
	const isHealth = application.serviceItems.some((item) => (healthItems as readonly string[]).includes(item));
	return (
		<Card title={t('facts')} aside={<span>{t('applied', { date: formatDate(application.appliedOn) })}</span>}>
			<FactRows
				rows={[
					...(isHouse(application)
						? [
								{
									name: t('house'),
									value: <HouseLink organisationId={application.organisationId}>{application.businessName}</HouseLink>,
								},
							]
						: []),
					{ name: t('applicant'), value: application.name },
					{ name: t('email'), value: application.email },
					{ name: t('phone'), value: application.phone ? formatPhone(application.phone) : t('none') },
					{ name: business('registrationNumber'), value: numberText(application.registrationNumber) },
					{ name: business('representative'), value: application.representative },
					{ name: account('title'), value: <Account application={application} /> },
					{ name: business('address'), value: application.address ?? t('none') },
					{ name: t('serviceItems'), value: services.join(', ') },
					{ name: t('languages'), value: languageList(application.languages.map((one) => product(`language.${one}`))) },
				]}
			/>
			{isHealth && (
				<div className={styles.note}>
					<Note>{t('healthNeeds')}</Note>
				</div>
			)}
		</Card>
	);
}

/** Another application begins with another one, hidden. */
const Account = ({ application: { organisationId, bankAccountMasked } }: Pick<Props, 'application'>) => (
	<HouseAccount key={organisationId} {...{ organisationId, masked: bankAccountMasked, canReveal: true }} />
);

const states = {
	valid: { icon: 'check', word: 'valid' },
	'ends-soon': { icon: 'clock', word: 'endsSoon' },
	'run-out': { icon: 'warning', word: 'runOut' },
} as const;

function Papers({ application }: Pick<Props, 'application'>) {
	const t = useTranslations('partner.desk');
	return (
		<Card title={t('papers')}>
			<p className={styles.small}>{t(application.licences.length === 0 ? 'noPapers' : 'papersNote')}</p>
			<ul>
				{application.licences.map((paper) => (
					<Paper key={paper.id} paper={paper} status={application.status} />
				))}
			</ul>
		</Card>
	);
}

type PaperProps = { paper: Application['licences'][number]; status: Application['status'] };

/** Shown on a click, beside the facts that it is to prove: each look is in the trail. */
function Paper({ paper, status }: PaperProps) {
	const t = useTranslations('partner.desk');
	const licence = useTranslations('partner.licence');
	const show = useTranslations('console.paper');
	const [isShown, setShown] = useState(false);
	const { kind, state, number, expiresOn, verdict, fileId, fileName, isSinceAsked } = paper;
	const name = licence(`kind.${kind}`);
	return (
		<li className={styles.paper}>
			<span className={styles.sign} data-state={state}>
				<Icon name={states[state].icon} />
			</span>
			<div className={styles.words}>
				<b>{name}</b>
				<p className={styles.small}>
					{[
						number,
						expiresOn && licence('until', { date: formatDate(expiresOn) }),
						state !== 'valid' && licence(states[state].word),
						status === 'COOPERATIVE_MEMBER' && verdict === 'waiting' && t('newPaper'),
						isSinceAsked && t('sinceAsked'),
						fileName || licence('unnamed'),
					]
						.filter(Boolean)
						.join(' · ')}
				</p>
			</div>
			<Button
				size="sm"
				aria-expanded={isShown}
				aria-label={show(isShown ? 'hideNamed' : 'showNamed', { name })}
				onClick={() => setShown(!isShown)}
			>
				{show(isShown ? 'hide' : 'show')}
			</Button>
			{isShown && <ShownPaper address={`/api/files/${fileId}/paper`} name={name} />}
		</li>
	);
}

/** What the applicant was asked for and has not sent yet, or has sent since. */
function Asked({ application: { asked, decisions, status } }: Pick<Props, 'application'>) {
	const t = useTranslations('partner.desk');
	const last = decisions.at(-1);
	if (status !== 'COOPERATIVE_REQ' || last?.decision !== 'asked') return null;
	return (
		<div className={styles.asked}>
			<Note tone={asked ? 'warn' : 'info'}>
				<b>{t(asked ? 'waitsSince' : 'cameAgain', { date: formatDate(last.on) })}</b>
				<p className={styles.reason}>{last.reason}</p>
			</Note>
		</div>
	);
}

function Decided({ application }: Pick<Props, 'application'>) {
	const t = useTranslations('partner.desk');
	const names = useTranslations('partner.application');
	return (
		<>
			<p>{application.decidedOn && t('decided', { date: formatDate(application.decidedOn) })}</p>
			{application.refusalReason && (
				<div className={styles.note}>
					<Note tone="warn">
						<b>{names('reason')}</b>
						<p className={styles.reason}>{application.refusalReason}</p>
					</Note>
				</div>
			)}
		</>
	);
}
