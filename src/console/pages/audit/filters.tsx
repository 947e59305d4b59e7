import type { SoughtInTrail } from '#contract/api/audit.ts';
import { consolePages } from '#contract/console-pages.ts';
import { buttonClass } from '#ui/button.tsx';
import { chipClass } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { DayField } from '#views/field/day-field.tsx';
import { ConsoleLink, navigate } from '../../address.tsx';
import styles from './audit.module.css';
import { type AuditChoices, addressOf, hasChoices, ofSubject } from './choices.ts';
import { CodeField } from './code-field.tsx';
import { useKindOptions } from './kind-name.ts';
import { PersonFinder } from './person-finder.tsx';

const all: string = 'all';
const daysBack = 1_826;
const dayEnds = { from: true, to: true };
const ends = Object.keys(dayEnds) as (keyof typeof dayEnds)[];

type Props = { choices: AuditChoices; sought: SoughtInTrail | undefined };

/** Who, what, about whom and when: all of it in the address, but for what is typed of people. */
export function Filters({ choices, sought }: Props) {
	const t = useTranslations('console.audit');
	const kinds = useKindOptions();
	const apply = (change: Partial<AuditChoices>) => navigate(addressOf({ ...choices, ...change }), 'replace');
	return (
		<>
			<div className={styles.filters}>
				<div className={styles.person}>
					<PersonFinder key={`${choices.actor} ${choices.about}`} choices={choices} />
				</div>
				<CodeField
					key={choices.code}
					code={choices.code ?? ''}
					isUnknown={choices.code !== undefined && sought?.subject === null}
					onLook={(code) => apply(ofSubject({}, { code }))}
				/>
			</div>
			<div className={styles.filters}>
				<Select
					name="kind"
					label={t('kind')}
					value={choices.kind ?? all}
					options={[{ value: all, label: t('everything') }, ...kinds]}
					onChange={(kind) => apply({ kind: kind === all ? undefined : kind })}
				/>
				{ends.map((end) => (
					<div key={end} className={styles.day}>
						<DayField
							label={t(end)}
							name={end}
							value={choices[end] ?? ''}
							daysAhead={0}
							daysBack={daysBack}
							onChange={(day) => apply({ [end]: day === '' ? undefined : day })}
						/>
					</div>
				))}
				{hasChoices(choices) && (
					<ConsoleLink to={consolePages.audit.path} className={buttonClass({ size: 'sm' })}>
						{t('clear')}
					</ConsoleLink>
				)}
			</div>
			<Chosen {...{ choices, sought }} />
		</>
	);
}

/** What an id in the address means, and the way to be without it. */
function Chosen({ choices, sought }: Props) {
	const t = useTranslations('console.audit');
	const { actor, about, subjectKind, subjectId, code } = choices;
	const nameOf = (name: string | null | undefined) => name ?? t('someone');
	const chosen: { what: string; rest: AuditChoices }[] = [
		...(actor
			? [{ what: t('byPerson', { name: nameOf(sought?.actor) }), rest: { ...choices, actor: undefined } }]
			: []),
		...(about
			? [{ what: t('aboutPerson', { name: nameOf(sought?.about) }), rest: { ...choices, about: undefined } }]
			: []),
		...(subjectKind || code
			? [
					{
						what: t('ofThing', { name: sought?.subject ?? code ?? [subjectKind, subjectId].filter(Boolean).join(' ') }),
						rest: ofSubject(choices, {}),
					},
				]
			: []),
	];
	if (chosen.length === 0 || sought === undefined) return null;
	return (
		<ul className={styles.chosen} aria-label={t('chosen')}>
			{chosen.map(({ what, rest }) => (
				<li key={what}>
					<ConsoleLink to={addressOf(rest)} className={chipClass({ isOn: true })} aria-label={t('without', { what })}>
						{what}
						<Icon name="close" />
					</ConsoleLink>
				</li>
			))}
		</ul>
	);
}
