export { UserAvatar } from '../../ui/person/user-avatar.tsx';
