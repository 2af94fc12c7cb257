"""The WebSocket: protocol, sessions, and the handler of client messages."""
