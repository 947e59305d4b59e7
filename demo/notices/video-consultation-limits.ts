import { alsoCalled } from '../also-called.ts';
import type { DemoNotice } from '../demo-notice.ts';

export const videoConsultationLimits = {
	id: 'video-consultation-limits',
	topic: 'service',
	isPinned: false,
	daysAgo: 5,
	picture: 'clinic-day-1',
	texts: {
		ko: {
			title: '화상 상담에서 할 수 있는 것과 할 수 없는 것',
			alsoCalled: alsoCalled`비대면 상담, 원격 진료, 화상 진료, 온라인 상담, 영상 통화`,
			body: [
				'화상 상담은 한국에 오기 전에 의료기관과 이야기하는 방문 전 상담입니다. 방문 전 상담은 정보와 조언이며 진단이나 처방이 아닙니다. 치료는 한국에서 진찰한 의사가 결정합니다.',
				'화상 상담에서는 진료 과정, 준비할 서류, 예상 일정과 대략의 비용, 통역, 귀국 후 관리에 대해 물어볼 수 있습니다. 약을 처방하거나 지금 먹는 약을 바꾸거나 검사 결과로 병명을 판단하는 일은 화상으로 하지 않습니다.',
				'신청할 때 원하는 시간을 세 개까지 고를 수 있고, 시간은 한국 시간(KST)과 내 시간으로 함께 보여 드립니다. 건강정보는 따로 동의를 받은 뒤 상담하는 의료기관에만 전달합니다.',
				'갑자기 아프거나 상태가 나빠지면 상담을 기다리지 말고 지금 있는 나라의 응급 번호로 전화하거나 가까운 병원에 가 주세요. 한국의 구급 번호는 119입니다.',
			].join('\n\n'),
		},
		en: {
			title: 'What a video consultation can and cannot do',
			alsoCalled: alsoCalled`telemedicine, online consultation, remote doctor, video call, telehealth, online doctor`,
			body: [
				'A video consultation is a pre-visit consultation: you talk with the clinic before you come to Korea. A pre-visit consultation informs and advises. It is not a diagnosis or a prescription: a doctor decides after examining you in Korea.',
				'You can ask how a treatment is carried out, which documents to bring, how long to stay, roughly what it costs, about interpreters and about aftercare at home. The clinic does not prescribe medicine by video, change the medicine you take or name an illness from your test results.',
				'When you send your request you can choose up to three times that suit you. Times are shown in Korean time (KST) and in your own. Your health information is passed only to the clinic you consult, and only with your separate consent.',
				'If you suddenly fall ill or feel worse, do not wait for the consultation: call the emergency number of the country you are in or go to the nearest hospital. In Korea the ambulance number is 119.',
			].join('\n\n'),
		},
		ru: {
			title: 'Что возможно на видеоконсультации, а что нет',
			alsoCalled: alsoCalled`телемедицина, онлайн-консультация, врач онлайн, видеозвонок, дистанционно`,
			body: [
				'Видеоконсультация — это консультация перед визитом: разговор с клиникой до приезда в Корею. Консультация перед визитом носит информационный характер. Это не диагноз и не назначение: решает врач после очного осмотра в Корее.',
				'Можно спросить, как проходит лечение, какие документы взять, сколько дней планировать, какова примерная стоимость, будет ли переводчик и какой уход понадобится дома. По видео клиника не выписывает лекарства, не меняет назначенное лечение и не ставит диагноз по результатам анализов.',
				'В запросе можно указать до трёх удобных вариантов времени. Время показано корейское (KST) и ваше местное. Данные о здоровье передаются только той клинике, с которой вы консультируетесь, и только с вашего отдельного согласия.',
				'Если вам внезапно стало плохо или состояние ухудшилось, не ждите консультации: позвоните на экстренный номер страны, где вы находитесь, или обратитесь в ближайшую больницу. В Корее скорая помощь — 119.',
			].join('\n\n'),
		},
		th: {
			title: 'การปรึกษาทางวิดีโอทำอะไรได้บ้าง และทำอะไรไม่ได้',
			alsoCalled: alsoCalled`ปรึกษาออนไลน์, วิดีโอคอล, โทรเวชกรรม, พบแพทย์ออนไลน์, หมอออนไลน์`,
			body: [
				'การปรึกษาทางวิดีโอเป็นการปรึกษาก่อนพบแพทย์ คือการพูดคุยกับคลินิกก่อนมาเกาหลี การปรึกษาก่อนพบแพทย์เป็นการให้ข้อมูลและคำแนะนำ ไม่ใช่การวินิจฉัยหรือสั่งยา แพทย์จะพิจารณาหลังตรวจคุณที่เกาหลี',
				'คุณสอบถามเรื่องขั้นตอนการรักษา เอกสารที่ต้องเตรียม จำนวนวันที่ควรอยู่ ค่าใช้จ่ายโดยประมาณ ล่าม และการดูแลตัวเองหลังกลับบ้านได้ คลินิกจะไม่สั่งยา ไม่ปรับยาที่คุณกินอยู่ และไม่วินิจฉัยโรคจากผลตรวจผ่านวิดีโอ',
				'เมื่อส่งคำขอ คุณเลือกเวลาที่สะดวกได้สูงสุด 3 เวลา ระบบจะแสดงทั้งเวลาเกาหลี (KST) และเวลาของคุณ เราส่งข้อมูลสุขภาพให้เฉพาะคลินิกที่คุณปรึกษา และเมื่อคุณให้ความยินยอมแยกต่างหากแล้วเท่านั้น',
				'หากเจ็บป่วยกะทันหันหรืออาการแย่ลง กรุณาอย่ารอการปรึกษา ให้โทรเบอร์ฉุกเฉินของประเทศที่คุณอยู่ หรือไปโรงพยาบาลที่ใกล้ที่สุด เบอร์รถพยาบาลในเกาหลีคือ 119',
			].join('\n\n'),
		},
		vn: {
			title: 'Tư vấn qua video: những gì làm được và không làm được',
			alsoCalled: alsoCalled`tư vấn trực tuyến, khám online, bác sĩ online, gọi video, khám từ xa`,
			body: [
				'Tư vấn qua video là buổi tư vấn trước khi đến khám, để Quý khách trao đổi với phòng khám trước khi sang Hàn Quốc. Tư vấn trước khi đến khám chỉ cung cấp thông tin và lời khuyên, không phải chẩn đoán hay kê đơn. Bác sĩ quyết định sau khi khám trực tiếp tại Hàn Quốc.',
				'Quý khách có thể hỏi về quy trình điều trị, giấy tờ cần mang, số ngày nên lưu lại, chi phí ước tính, phiên dịch và cách chăm sóc sau khi về nước. Qua video, phòng khám không kê đơn, không đổi thuốc Quý khách đang dùng và không kết luận bệnh từ kết quả xét nghiệm.',
				'Khi gửi yêu cầu, Quý khách chọn được tối đa ba khung giờ mong muốn. Giờ được hiển thị theo giờ Hàn Quốc (KST) và giờ nơi Quý khách ở. Thông tin sức khỏe chỉ được chuyển cho phòng khám tư vấn và chỉ khi Quý khách đồng ý riêng về việc này.',
				'Nếu đột ngột đau ốm hoặc thấy nặng hơn, xin đừng chờ buổi tư vấn: vui lòng gọi số cấp cứu của nước Quý khách đang ở hoặc đến bệnh viện gần nhất. Số cấp cứu tại Hàn Quốc là 119.',
			].join('\n\n'),
		},
		id: {
			title: 'Yang bisa dan tidak bisa dilakukan dalam konsultasi video',
			alsoCalled: alsoCalled`telemedis, konsultasi online, dokter online, video call, konsultasi jarak jauh`,
			body: [
				'Konsultasi video adalah konsultasi sebelum kunjungan: Anda berbicara dengan klinik sebelum datang ke Korea. Konsultasi sebelum kunjungan hanya berisi informasi dan saran, bukan diagnosis atau resep. Dokter memutuskan setelah memeriksa Anda langsung di Korea.',
				'Anda bisa menanyakan proses perawatan, dokumen yang perlu dibawa, perkiraan lama tinggal, perkiraan biaya, penerjemah, dan perawatan setelah pulang. Lewat video, klinik tidak meresepkan obat, tidak mengganti obat yang sedang Anda minum, dan tidak menentukan penyakit dari hasil tes.',
				'Saat mengirim permintaan, Anda bisa memilih hingga tiga waktu yang diinginkan. Waktu ditampilkan dalam waktu Korea (KST) dan waktu Anda. Data kesehatan hanya diserahkan kepada klinik yang Anda ajak berkonsultasi, dan hanya dengan persetujuan Anda secara terpisah.',
				'Jika Anda tiba-tiba sakit atau kondisi memburuk, jangan menunggu konsultasi: hubungi nomor darurat di negara tempat Anda berada atau pergi ke rumah sakit terdekat. Nomor ambulans di Korea adalah 119.',
			].join('\n\n'),
		},
	},
} satisfies DemoNotice;
