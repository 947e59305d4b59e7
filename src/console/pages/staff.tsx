import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Workplace } from '#contract/api/organisation.ts';
import { consolePages } from '#contract/console-pages.ts';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink, useConsoleAddress } from '../address.tsx';
import { Await } from '../await.tsx';
import { PageHead } from '../page-head.tsx';
import styles from './staff.module.css';
import { StaffInvitations } from './staff-invitations.tsx';
import { StaffList } from './staff-list.tsx';
import { useWorkplaces, workplacesKey } from './use-workplaces.ts';

const path = consolePages.staff.path;

/** Who works where the viewer works: colleagues, roles, invitations, leaving. */
export function StaffPage() {
	const t = useTranslations('staff.desk');
	const pages = useTranslations('console.pages');
	const state = useTranslations('state');
	const asked = useConsoleAddress().query.get('organisation');
	const query = useWorkplaces();
	const client = useQueryClient();
	const [message, setMessage] = useState<string>();
	/** What was done is told here, since who leaves has nothing else to look at. */
	const tell = (sentence: string, isLeft = false) => {
		setMessage(sentence);
		if (isLeft) void client.invalidateQueries({ queryKey: [workplacesKey] });
	};
	return (
		<>
			<PageHead title={pages('staff')} text={t('lead')} />
			<Await query={query}>
				{(data) => {
					const workplaces = data.flatMap(({ items }) => items);
					const workplace = workplaces.find(({ id }) => id === asked) ?? workplaces[0];
					if (!workplace) return <EmptyState isPanel title={state('emptyTitle')} />;
					return (
						<>
							{workplaces.length > 1 && <Places workplaces={workplaces} current={workplace.id} />}
							<div className={styles.columns}>
								<StaffList key={`people ${workplace.id}`} workplace={workplace} onTold={tell} />
								{workplace.mayManage && <StaffInvitations key={workplace.id} workplace={workplace} onTold={tell} />}
							</div>
						</>
					);
				}}
			</Await>
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

function Places({ workplaces, current }: { workplaces: readonly Workplace[]; current: string }) {
	const t = useTranslations('staff');
	return (
		<nav className={styles.places} aria-label={t('desk.workplaces')}>
			{workplaces.map(({ id, name, role }) => (
				<ConsoleLink
					key={id}
					to={`${path}?organisation=${id}`}
					className={chipClass({ isOn: id === current })}
					aria-current={id === current ? 'page' : undefined}
				>
					{`${name} · ${t(`role.${role}`)}`}
				</ConsoleLink>
			))}
		</nav>
	);
}
