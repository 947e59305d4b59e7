import { useState } from 'react';
import { useTranslations } from '#ui/translations.tsx';
import { AskReset, resetMinutes } from '#views/member/ask-reset.tsx';
import { ChoosePassword } from '#views/member/choose-password.tsx';
import { MemberFrame } from '../member-frame.tsx';

type Props = { token: string | undefined; next: string | undefined };

/** Ask for a link; with the link, choose a password; with a link that is dead, ask again. */
export function ForgotScreen({ token, next }: Props) {
	const t = useTranslations('member.forgot');
	const [isDead, setIsDead] = useState(false);
	return (
		<MemberFrame picture="tea-day-1">
			{token && !isDead ? (
				<ChoosePassword token={token} next={next} onDead={() => setIsDead(true)} />
			) : (
				<AskReset
					next={next}
					title={isDead ? t('deadTitle') : t('title')}
					lead={isDead ? t('deadText') : t('lead', { minutes: resetMinutes })}
				/>
			)}
		</MemberFrame>
	);
}
