import { useState } from 'react';
import type { MemberPage } from '#contract/api/member-desk.ts';
import { type MemberFact, revealReasons } from '#domain/member/member-desk.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ReasonForm } from '../../reveal/reason-form.tsx';
import styles from './members.module.css';
import { useCountryName } from './use-country-name.ts';

/** Facts behind their masks; each is shown for a reason, one at a time. */
export function MemberFacts({ member }: { member: MemberPage }) {
	const t = useTranslations('console.member');
	const languageName = useTranslations('console.languageName');
	const countryName = useCountryName();
	const hidden = '••••••';
	const masked: { fact: MemberFact; mask: string | null }[] = [
		{ fact: 'email', mask: member.email },
		{ fact: 'phone', mask: member.phone },
		{ fact: 'birthOn', mask: member.hasBirth ? hidden : null },
		{ fact: 'address', mask: member.hasAddress ? hidden : null },
		{ fact: 'passport', mask: member.passport },
	];
	const plain = [
		[t('facts.kind'), [t(`kind.${member.kind}`), ...member.houses].join(' · ')],
		[t('facts.country'), countryName(member.country)],
		[t('facts.language'), languageName(member.language)],
		[t('facts.joined'), formatDate(member.joinedAt, 'Asia/Seoul')],
		[t('facts.factor'), useFactorWords(member)],
	] as const;
	return (
		<Card title={t('facts.title')}>
			<p className={styles.small}>{t('facts.note')}</p>
			<dl className={styles.facts}>
				{masked.map(({ fact, mask }) => (
					<Fact key={fact} id={member.id} fact={fact} mask={mask}>
						{fact === 'email' && mask !== null && !member.isEmailProved && (
							<Badge tone="warn">{t('facts.unproved')}</Badge>
						)}
						{fact === 'email' && member.pendingEmail && (
							<p className={styles.small}>{t('facts.pending', { address: member.pendingEmail })}</p>
						)}
					</Fact>
				))}
				{plain.map(([name, value]) => (
					<div key={name} className={styles.fact}>
						<dt>{name}</dt>
						<dd>{value ?? '–'}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}

/** What is needed to log in besides the password; an operator who helps somebody in asks for it first. */
function useFactorWords({ secondFactor: { passkeys, hasAuthenticator } }: MemberPage): string {
	const t = useTranslations('console.member.facts');
	const set = [...(passkeys > 0 ? [t('passkeys', { count: passkeys })] : []), ...(hasAuthenticator ? [t('app')] : [])];
	return set.length > 0 ? set.join(' · ') : t('noFactor');
}

type Props = { id: string; fact: MemberFact; mask: string | null; children: React.ReactNode };

function Fact({ id, fact, mask, children }: Props) {
	const t = useTranslations('console.member.facts');
	const [isAsking, setAsking] = useState(false);
	const [value, setValue] = useState<string>();
	const close = () => {
		setAsking(false);
		setValue(undefined);
	};
	const isOpen = isAsking || value !== undefined;
	return (
		<div className={styles.fact}>
			<dt>{t(fact)}</dt>
			<dd aria-live="polite">
				{value ?? mask ?? '–'} {children}
			</dd>
			{mask !== null && (
				<Button
					size="sm"
					aria-label={t(isOpen ? 'hideFact' : 'showFact', { fact: t(fact) })}
					onClick={() => (isOpen ? close() : setAsking(true))}
				>
					<Icon name={isOpen ? 'eyeOff' : 'eye'} />
					{t(isOpen ? 'hide' : 'show')}
				</Button>
			)}
			{isAsking && value === undefined && (
				<Asking
					{...{ id, fact }}
					onShown={(shown) => {
						setValue(shown);
						setAsking(false);
					}}
					onClose={close}
				/>
			)}
		</div>
	);
}

type AskingProps = { id: string; fact: MemberFact; onShown: (value: string) => void; onClose: () => void };

function Asking({ id, fact, onShown, onClose }: AskingProps) {
	const t = useTranslations('console.member.facts');
	const callApi = useApi();
	return (
		<ReasonForm
			name={fact}
			words={{ reason: t('reason'), hint: t('reasonHint'), choose: t('reasonChoose'), reveal: t('reveal') }}
			options={revealReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
			reveal={async (reason) =>
				(await callApi('POST /api/members/:id/reveal', { params: { id }, body: { fact, reason } })).value
			}
			onShown={onShown}
			onClose={onClose}
		/>
	);
}
